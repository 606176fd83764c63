/** A post that the owner has added: the frame around it (post.route.tsx) shows its text. */
export default function OwnPost() {
  return null;
}
