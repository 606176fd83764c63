/** Without JavaScript: posts the form to show it again with the windows of the day and the marks of the ZIP. */
export function LookButton({ children }: { children: string }) {
  return (
    <button
      className="btn btn--line no-js"
      type="submit"
      name="intent"
      value="look"
      formAction="/schedule#timeOfDay"
    >
      {children}
    </button>
  );
}
