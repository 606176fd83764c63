import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";

type DeskTopProps = {
  title: string;
  back?: { to: string; label: string };
  acts?: ReactNode;
  children?: ReactNode;
};

export function DeskTop({ title, back, acts, children }: DeskTopProps) {
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
          {children}
        </div>
        {acts && <div className="top__acts">{acts}</div>}
      </div>
    </header>
  );
}
