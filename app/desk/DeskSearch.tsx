import { Form } from "@remix-run/react";
import { Icon } from "#app/ui/Icon.tsx";

type DeskSearchProps = {
  label: string;
  query: string;
  action: string;
};

/** A search field of the desk, sent as the query `q`. */
export function DeskSearch({ label, query, action }: DeskSearchProps) {
  return (
    <Form role="search" className="field" action={action}>
      <label htmlFor="q">{label}</label>
      <div className="search">
        <Icon name="search" />
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          key={query}
          defaultValue={query}
        />
      </div>
    </Form>
  );
}
