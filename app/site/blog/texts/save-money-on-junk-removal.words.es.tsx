import { Link } from "@remix-run/react";
import {
  CartExample,
  CartPrice,
  DiscountedPrice,
  Figure,
  ItemPrice,
  LoadPrice,
  PostLink,
  Saving,
} from "../figures.tsx";
import type { PostHead } from "../post.ts";
import { Sections } from "../Sections.tsx";
import type { words as en } from "./save-money-on-junk-removal.words.en.tsx";

const post: PostHead = {
  title: "Diez maneras de ahorrar en su recogida",
  description:
    "Diez maneras honestas de pagar menos por una recogida en Houston, desde aprovechar el mínimo hasta " +
    "compartir un camión, cada una con su precio.",
  date: "2026-11-21",
  updated: "2026-11-21",
};

const text = () => (
  <Sections>
    <p>
      Nos encantaría llevarnos sus cosas. Y preferimos que no pague por espacio que no necesita,
      porque quien siente que le cobraron lo justo se lo cuenta a sus vecinos. Aquí van diez maneras
      de bajar el precio. En un par de ellas nos contrata por menos, o ni nos contrata.
    </p>

    <p>
      Las cifras salen de nuestras propias reglas, las mismas que usa su carrito. Si primero quiere
      saber cómo funcionan, lea{" "}
      <PostLink to="/blog/how-much-does-junk-removal-cost">
        cuánto cuesta la recogida en Houston
      </PostLink>
      .
    </p>

    <h2 id="1-see-the-number-before-anyone-drives-out">
      1. Vea el número antes de que alguien vaya
    </h2>

    <p>
      A un precio que le dan en la entrada de su casa, con el equipo ahí parado, cuesta trabajo
      decirle que no. Véalo antes. El nuestro está en la pantalla antes de reservar y no se paga
      nada por adelantado, así que puede compararlo con cualquier otra cotización.
    </p>

    <p>
      Decimos que cobramos <Figure of="lower-price" /> menos que las grandes compañías. Compruébelo.
      Pregunte a cada una su mínimo, su precio por camión completo y cuánto mide la caja, porque
      medio camión corto no es lo mismo que medio camión nuestro. Nuestro mínimo es{" "}
      <Figure of="minimum" />, un camión completo de <Figure of="truck" /> cuesta{" "}
      <Figure of="full-truck" /> como máximo, y decimos que tiene <Figure of="more-space" /> más
      espacio que los de la competencia.
    </p>

    <h2 id="2-sell-or-give-away-what-still-works">2. Venda o regale lo que todavía sirve</h2>

    <p>
      Lo más barato de llevarse es lo que se fue el fin de semana pasado. Anuncie en línea lo bueno,
      ofrézcaselo a un vecino o llame a una organización que recoja muebles. Una caminadora que
      funciona cuesta <ItemPrice product="treadmill" /> en nuestra lista y un juego de comedor,{" "}
      <ItemPrice product="dining-set" />. Ese dinero se queda con usted, más lo que le paguen.
    </p>

    <p>Eso sí, póngale fecha. Si para el jueves nadie ha venido, al carrito.</p>

    <h2 id="3-use-your-citys-own-pickup-first">3. Use primero la recogida de su ciudad</h2>

    <p>
      Puede que sus impuestos o cuotas ya cubran una parte. La ciudad de Houston anunció que, desde
      el 2 de marzo de 2026, la basura pesada pasa de días fijos al mes a recogidas que usted pide
      al 311, hasta cuatro por dirección en un año calendario. Sugar Land ha tenido un día fijo al
      mes para lo voluminoso, sin cita. La Porte limita el tamaño del montón.
    </p>

    <p>
      Las reglas varían de una ciudad a otra y cambian, así que consulte las suyas antes de sacar
      nada. Los lugares no incorporados, como Cypress y Channelview, no tienen un departamento de
      basura de la ciudad; ahí casi siempre se encarga un distrito de servicios o una asociación de
      vecinos. Si su montón es muy grande, urge o no es de lo que se llevan, para eso está un
      camión.
    </p>

    <h2 id="4-use-up-the-minimum">4. Aproveche el mínimo</h2>

    <p>
      Ninguna recogida cuesta menos de <Figure of="minimum" />. Un microondas cuesta{" "}
      <ItemPrice product="microwave" /> en la lista, pero llevarse solo un microondas cuesta{" "}
      <CartPrice items="microwave" />. Agregue un sillón reclinable y el total es{" "}
      <CartPrice items="microwave recliner" />.
    </p>

    <p>
      Así que, antes de reservar algo pequeño, dé una vuelta por el garaje. Sillas viejas, un
      ventilador, la bicicleta fija con la ropa encima: hasta que su lista llegue al mínimo, todo se
      va sin pagar más.
    </p>

    <h2 id="5-pick-sets-not-pieces">5. Elija juegos, no piezas</h2>

    <p>
      Lo que se desarma junto sale más barato como juego. En la lista, un colchón queen, su box
      spring y su base, tocados uno por uno, suman{" "}
      <CartPrice items="mattress-queen box-spring-queen bed-frame-queen" />. El juego de cama queen
      es la misma cama por <CartPrice items="bed-set-queen" />, y usted se ahorra{" "}
      <Saving from="mattress-queen box-spring-queen bed-frame-queen" to="bed-set-queen" />.
    </p>

    <p>
      Lo mismo pasa con una mesa de comedor y cuatro sillas:{" "}
      <CartPrice items="dining-table dining-chair:4" /> por piezas, <CartPrice items="dining-set" />{" "}
      como juego.
    </p>

    <h2 id="6-one-trip-beats-two">6. Un viaje es mejor que dos</h2>

    <p>Digamos que esta semana se va lo de la sala y el próximo mes lo del cuarto de lavado.</p>

    <CartExample title="Esta semana" items="sofa dresser" />

    <CartExample title="El próximo mes" items="mattress washer" />

    <p>
      Son <CartPrice items="sofa dresser + mattress washer" /> en total. Espere a tener todo junto y
      es una sola recogida, que se cobra por el espacio que ocupa:
    </p>

    <CartExample title="Todo de una vez" items="sofa dresser mattress washer" />

    <p>
      Se ahorra <Saving from="sofa dresser + mattress washer" to="sofa dresser mattress washer" />{" "}
      por hacer una lista en vez de dos.
    </p>

    <h2 id="7-try-adding-one-more-piece">7. Pruebe con una pieza más</h2>

    <p>
      Esto suena al revés. Los trabajos pequeños se cobran por artículo, pero cuando los artículos
      llegan a <Figure of="threshold" /> el precio pasa a ser por el espacio que ocupan, a{" "}
      <Figure of="point" /> por punto. Cerca de esa línea, una pieza más puede bajar el total.
    </p>

    <p>
      Un sofá y un refrigerador cuestan <CartPrice items="sofa refrigerator" />. Agregue una mesa de
      centro y el carrito baja a <CartPrice items="sofa refrigerator coffee-table" />. Se ahorró{" "}
      <Saving from="sofa refrigerator" to="sofa refrigerator coffee-table" /> y además se fue la
      mesa. Si sus artículos se acercan a <Figure of="threshold" />, toque algo pequeño y vea hacia
      dónde se mueve el total.
    </p>

    <h2 id="8-mind-the-quarter-marks">8. Fíjese en los cuartos del camión</h2>

    <p>
      En cada cuarto del camión hay un precio fijo, y vale para los siguientes <Figure of="reach" />{" "}
      puntos. Un sofá, un colchón, una cómoda y un sillón pasan apenas de un cuarto de carga y
      cuestan <CartPrice items="sofa mattress dresser armchair" />. Con un microondas encima siguen
      costando <CartPrice items="sofa mattress dresser armchair microwave" />. Pero cambie el sillón
      por uno reclinable, que es más grande, y ya se pasó de la marca:{" "}
      <CartPrice items="sofa mattress dresser recliner" />.
    </p>

    <p>
      Véalo de las dos maneras. Si casi todo son bolsas, cajas y cosas sueltas, compare su lista con
      un{" "}
      <Link to="/load-size" prefetch="intent">
        tamaño de carga
      </Link>
      . Un cuarto de carga cuesta <LoadPrice id="load-quarter" />, media carga{" "}
      <LoadPrice id="load-half" />, y no tiene que contar nada. Antes aplane las cajas y meta los
      botes uno dentro de otro: por carga se paga el espacio, y el aire también ocupa.
    </p>

    <h2 id="9-share-a-truck-with-a-neighbor">9. Comparta el camión con un vecino</h2>

    <p>
      Dos casas, dos mínimos. Si usted tiene un colchón y los de al lado un sillón, son{" "}
      <CartPrice items="mattress + armchair" /> en dos recogidas. Ponga los dos en una misma
      dirección y son <CartPrice items="mattress armchair" /> en una sola reservación: entre los dos
      se ahorran <Saving from="mattress + armchair" to="mattress armchair" />.
    </p>

    <p>
      Funciona muy bien antes de un fin de semana de venta de garaje, después de una tormenta o en
      época de mudanzas en un edificio. Una persona reserva, todos cooperan, y el total se ve antes
      de pedirle un centavo a nadie.
    </p>

    <h2 id="10-take-the-discount">10. Use el descuento</h2>

    <p>
      Pídaselo a nuestro asistente del chat, Your Junk Buddy. Escriba lo que tiene como lo diría,
      deje un nombre y un teléfono, y le quita <Figure of="discount" /> a su total. Con el sofá, la
      cómoda, el colchón y la lavadora de arriba, <CartPrice items="sofa dresser mattress washer" />{" "}
      se vuelven <DiscountedPrice items="sofa dresser mattress washer" />.
    </p>

    <p>
      Sirve con cualquier carrito, además de todo lo demás de esta página, y el precio que ve en el
      carrito ya lo tiene restado.
    </p>

    <h2 id="before-you-book">Antes de reservar</h2>

    <p>Tres detalles para que el precio se quede donde lo dejó:</p>

    <ul>
      <li>
        <strong>Deje fuera lo que nadie debe llevarse.</strong> Pintura, tanques de propano,
        baterías de auto, químicos de alberca y gasolina vieja van a un centro de desechos
        peligrosos del hogar de su ciudad o condado.
      </li>
      <li>
        <strong>Pida solo los papeles que necesite.</strong> Un comprobante de disposición por
        escrito cuesta <ItemPrice product="proof-disposal" />. Agréguelo si se lo pide el dueño del
        lugar; si no, no hace falta.
      </li>
      <li>
        <strong>Cuente con honestidad.</strong> Si hay más de lo que reservó, el equipo le muestra
        el nuevo precio antes de cargarlo. Es mejor verlo primero en su propia pantalla.
      </li>
    </ul>

    <p>
      ¿Listo para probar?{" "}
      <Link to="/selection" prefetch="intent">
        Vea su precio al instante
      </Link>
      . Toque lo que se va, juegue con la lista hasta que le guste el total y elija un día. Usted
      paga cuando terminemos.
    </p>
  </Sections>
);

export const words: typeof en = { post, text };
