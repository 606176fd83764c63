/** The icons of a web app's manifest. @param folder of the owner's; null: those that come with the site */
export function manifestIcons(folder: string | null) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${folder ?? "/icons"}/${name}-${size}.png`,
    ...{ sizes: `${size}x${size}`, type: "image/png", purpose },
  });
  return [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("maskable", 512, "maskable")];
}
