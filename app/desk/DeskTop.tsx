import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { Help } from "./Help.tsx";

type DeskTopProps = {
  title: string;
  back?: { to: string; label: string };
  help?: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
};

export function DeskTop({ title, back, help, acts, children }: DeskTopProps) {
  return (
    <header className="top">
      <div className="wrap">
        <div>
          {back && (
            <Link className="back" to={back.to}>
              <Icon name="chevron-left" />
              {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {help && <Help>{help}</Help>}
          {children}
        </div>
        {acts && <div className="top__acts">{acts}</div>}
      </div>
    </header>
  );
}
