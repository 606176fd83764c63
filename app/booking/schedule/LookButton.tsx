import { useLocation } from "@remix-run/react";

/** Without JavaScript: posts the form to show it again with the windows of the day and the marks of the ZIP. */
export function LookButton({ children }: { children: string }) {
  const { pathname } = useLocation();
  return (
    <button
      className="btn btn--line no-js"
      type="submit"
      name="intent"
      value="look"
      formAction={`${pathname}#timeOfDay`}
    >
      {children}
    </button>
  );
}
