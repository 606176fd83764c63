import { Form } from "@remix-run/react";
import { MAX_TEXT_CHARACTERS } from "./estimate.ts";
import "./ask.css";

/** Asks for the price of what is typed. */
export function EstimateSearch({ text }: { text: string }) {
  return (
    <Form action="/estimate" className="ask" key={text}>
      <label className="vh" htmlFor="items">
        Your items
      </label>
      <input
        className="input"
        id="items"
        name="items"
        maxLength={MAX_TEXT_CHARACTERS}
        autoComplete="off"
        placeholder="2 couches and a fridge"
        defaultValue={text}
      />
      <button className="btn btn--cobalt" type="submit">
        See price
      </button>
    </Form>
  );
}
