/** A customer who reads Spanish (rules 560, 568 and 570). */
import { emailsAbout, jobsOf } from "./support/records.ts";
import { orderNumberOn } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a customer books in Spanish, is refused once, and changes the language", async ({
  page,
  customer,
}) => {
  await page.goto("/es");
  await page.getByRole("main").getByRole("link", { name: "Ver mi precio" }).first().click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Por artículo/ })
    .click();
  await page
    .getByRole("button", { name: /^Agregar Refrigerador, / })
    .first()
    .click();
  await page.getByRole("link", { name: /^Ver carrito/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Elegir fecha" }).click();
  await expect(page).toHaveURL("/es/schedule");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Reserve su recogida/);

  await page
    .getByRole("radio", { name: /^Mañana/ })
    .first()
    .check();
  await page.getByLabel("Calle y número", { exact: true }).fill(customer.street);
  await page.getByLabel("Ciudad", { exact: true }).fill(customer.city);
  await page.getByLabel("Estado", { exact: true }).selectOption("TX");
  await page.getByLabel("Nombre", { exact: true }).fill(customer.name);
  await page.getByLabel("Correo electrónico", { exact: true }).fill(customer.email);
  await page.getByLabel("Teléfono", { exact: true }).fill(customer.phone);
  const book = page.getByRole("button", { name: "Reservar recogida" });
  await book.click();
  await expect(page.getByRole("alert")).toContainText("Falta revisar 1 campo.");
  await expect(page).toHaveURL("/es/schedule");
  await expect(page.getByLabel("Calle y número", { exact: true })).toHaveValue(customer.street);
  await page.getByLabel("Código postal", { exact: true }).fill(customer.zip);
  await book.click();

  await expect(page.getByRole("heading", { name: "¡Gracias!" })).toBeVisible();
  await expect(page).toHaveURL("/es/confirmation");
  await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(
    "Refrigerador",
  );
  expect(jobsOf(customer)).toMatchObject([{ language: "es", date: "2026-07-10" }]);
  const [, notice] = await emailsAbout(await orderNumberOn(page));
  expect(notice?.text).toContain("Habla español");

  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/confirmation");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});
