/**
 * What both emails share. Colours are the design's tokens as literals, since mail programs know no
 * custom properties; there are no images and no fonts to fetch.
 */
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import type { Business } from "#app/domain/business.ts";
import { phoneHref } from "#app/domain/phone.ts";
import { oneLine } from "./header-text.ts";

const INK = "#0f1e3d";
const INK_SOFT = "#5a6685";
const COBALT = "#1e44b5";
const COBALT_PALE = "#eef3fd";
const PERSIMMON = "#d03e16";
const PERSIMMON_PALE = "#fff5f0";
const LINE = "#d8dfee";

/** For programs that do as they are told; the others invert the light colours, which read well. */
const DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  .page, .page td, .card { background-color: #0f1e3d !important; color: #eef3fd !important; }
  .soft { color: #c9d8f8 !important; }
  .title, .link { color: #a3bcf2 !important; }
  .notice { background-color: #16264b !important; color: #fccdb8 !important; }
}`;

const styles = {
  page: { backgroundColor: COBALT_PALE, fontFamily: "Figtree, system-ui, sans-serif", padding: 16 },
  card: { backgroundColor: "#ffffff", color: INK, maxWidth: 600, padding: 24, borderRadius: 14 },
  title: { color: COBALT, fontSize: 26, lineHeight: 1.2, margin: "0 0 16px" },
  label: { color: INK_SOFT, fontSize: 14, lineHeight: 1.4, margin: "16px 0 2px" },
  words: { fontSize: 16, lineHeight: 1.55, margin: 0 },
  notice: {
    backgroundColor: PERSIMMON_PALE,
    borderLeft: `4px solid ${PERSIMMON}`,
    fontSize: 16,
    fontWeight: 700,
    lineHeight: 1.5,
    margin: "16px 0",
    padding: 12,
  },
  line: { borderColor: LINE, margin: "24px 0 16px" },
  soft: { color: INK_SOFT, fontSize: 14, lineHeight: 1.5, margin: 0 },
} satisfies Record<string, CSSProperties>;

const linkStyle = { color: COBALT };

type LayoutProps = {
  title: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  business: Business;
  /** Stands before everything else. */
  notice?: string | null;
  children: ReactNode;
};

export function Layout({ title, preview, business, notice, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container className="card" style={styles.card}>
          {notice && <Notice>{notice}</Notice>}
          <Heading className="title" style={styles.title}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.line} />
          <Text className="soft" style={styles.soft}>
            {`${oneLine(business.name)} · `}
            <PhoneLink phone={business.phone} />
            {" · "}
            <TextLink href={business.siteUrl}>{new URL(business.siteUrl).host}</TextLink>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A label and what it says. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Section>
      <Text className="soft" style={styles.label}>
        {label}
      </Text>
      <Words>{children}</Words>
    </Section>
  );
}

/** A paragraph, or whatever else may not stand inside one, such as a list. */
export function Words({ children }: { children: ReactNode }) {
  return <div style={styles.words}>{children}</div>;
}

/** What must not be overlooked. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Text className="notice" style={styles.notice}>
      {children}
    </Text>
  );
}

/** Text whose line breaks a reader sees. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

export function PhoneLink({ phone }: { phone: string }) {
  return <TextLink href={phoneHref(phone)}>{oneLine(phone)}</TextLink>;
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} style={linkStyle}>
      {children}
    </a>
  );
}
