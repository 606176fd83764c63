import { Link } from "@remix-run/react";
import {
  CartExample,
  CartPoints,
  CartPrice,
  Compare,
  CompareTable,
  Figure,
  ItemPrice,
  ItemTable,
  LoadTable,
  PostLink,
  Range,
  RangeTable,
} from "../figures.tsx";
import type { PostHead } from "../post.ts";
import { Sections } from "../Sections.tsx";

const post: PostHead = {
  title: "How much does junk removal cost in Houston?",
  description:
    "What a junk pickup costs in Houston, from one couch to a whole garage, with the rules " +
    "behind our price and real carts worked out line by line.",
  date: "2026-11-21",
  updated: "2026-11-21",
};

const text = () => (
  <Sections>
    <p>
      Ask around Houston and you'll hear everything from "less than dinner out" to "more than the
      couch cost new." Both can be true. Junk removal is priced by the room your things take up in a
      truck, so one mattress and one packed garage are very different jobs.
    </p>

    <p>
      This guide gives you the ranges people here usually pay, then opens up our own price list so
      you can work out your number before you talk to anybody. Every figure on this page comes from
      the same rules that price your cart. If our prices change, so does this page.
    </p>

    <h2 id="houston-price-ranges">Houston price ranges</h2>

    <p>For most homes the job is one of four sizes.</p>

    <RangeTable />

    <p>
      Treat these as a map, not a quote. A single item can be listed at less than our own{" "}
      <Figure of="minimum" /> minimum, and then the minimum is what you pay: it covers sending a
      truck and a crew across town. A full cleanout goes past the top of the range when it needs a
      second truck.
    </p>

    <h2 id="how-we-work-out-your-price">How we work out your price</h2>

    <p>
      Each item on our list has two numbers: a price in dollars and a size in points. A full truck
      is <Figure of="full-points" /> points. The cart adds up both numbers as you tap, and the price
      follows four plain rules.
    </p>

    <ol>
      <li>
        <strong>Small jobs go by item.</strong> Under a quarter of the truck (
        <Figure of="quarter-points" /> points), you pay the item prices added together, and never
        less than <Figure of="minimum" />.
      </li>
      <li>
        <strong>Bigger small jobs go by space.</strong> Once those item prices reach{" "}
        <Figure of="threshold" />, we charge for the space instead, at <Figure of="point" /> a
        point. That usually comes out lower than the items added up.
      </li>
      <li>
        <strong>From a quarter load up, it's all space.</strong> The same <Figure of="point" /> a
        point, with a flat price at each quarter of the truck. The flat price holds for the next{" "}
        <Figure of="reach" /> points, so one more lamp doesn't push you over.
      </li>
      <li>
        <strong>A full truck is capped.</strong> A full load is <Figure of="full-truck" />, whatever
        is in it. If you need a second truck, you pay for the part of it you use.
      </li>
    </ol>

    <p>
      There's one exception. A single heavy piece listed above <Figure of="threshold" />, booked by
      itself, costs its list price. A hot tub is <ItemPrice product="hot-tub" /> and an upright
      piano is <ItemPrice product="piano-upright" />.
    </p>

    <h2 id="what-a-load-costs">What a load costs</h2>

    <p>
      If you'd rather not count chairs, choose a load size. You're buying a share of the box, and
      the price is the same whatever you put in it.
    </p>

    <LoadTable />

    <p>
      Between two sizes? Start with the smaller one. If the pile turns out bigger, the crew shows
      you the new price before loading anything extra.
    </p>

    <h2 id="what-single-items-cost">What single items cost</h2>

    <p>
      These are the list prices of some everyday pieces. The{" "}
      <Link to="/itemized" prefetch="intent">
        whole list
      </Link>{" "}
      has many more, from a lamp to a grand piano, and you can search it.
    </p>

    <ItemTable items="mattress sofa sectional refrigerator washer dresser treadmill grill tv-large storage-shed" />

    <p>
      Remember rule one. A mattress is <ItemPrice product="mattress" /> on the list, but a pickup
      with nothing else on it costs <CartPrice items="mattress" />, our minimum. Add something small
      and the extra room is already paid for.
    </p>

    <h2 id="four-pickups-worked-out">Four pickups, worked out</h2>

    <p>
      Here's how the rules play out on jobs you might recognize. The last line of each one is what
      the cart would show you today.
    </p>

    <CartExample title="The couch and the fridge" items="sofa refrigerator" />

    <p>Two pieces, well under a quarter load, so the list prices are simply added.</p>

    <CartExample title="A bedroom refresh" items="bed-set-queen dresser nightstand:2" />

    <p>
      The list prices pass <Figure of="threshold" />, so rule two takes over and you pay for{" "}
      <CartPoints items="bed-set-queen dresser nightstand:2" /> points of space instead.
    </p>

    <CartExample
      title="A living and dining room"
      items="sofa armchair coffee-table tv-stand bookshelf dining-set"
    />

    <p>
      That's past a quarter of the truck and short of half, so it's space all the way. This is the
      middle of the road for Houston: <Range of="medium" />.
    </p>

    <CartExample title="A full truck and then some" items="load-full sofa:2" />

    <p>
      A whole-house cleanout that fills one truck and leaves two sofas on the driveway. The first
      truck is capped, and the second is charged only for the space the sofas take.
    </p>

    <h2 id="what-changes-the-price-and-what-doesnt">What changes the price, and what doesn't</h2>

    <p>
      The price moves with what you put in the cart. That's the whole list. Your part of town
      doesn't change it: a pickup in Katy, Pasadena or The Woodlands costs the same as one in
      Montrose, because we serve Houston and the cities around it from one price list. (More than{" "}
      <Figure of="radius" /> miles from downtown, the crew confirms the distance first.) Neither
      does the day or the time window you choose.
    </p>

    <p>Two things can still surprise people, so here they are up front:</p>

    <ul>
      <li>
        <strong>Cleanouts and odd jobs.</strong> Some lines on the list have a size but no price of
        their own, and some custom jobs have a price but no size. The cart tells you when the crew
        has to price something on site.
      </li>
      <li>
        <strong>Things we can't take.</strong> Paint, propane tanks, car batteries, pool chemicals
        and other hazardous waste need a household hazardous waste drop-off, run by your city or
        county. Leave them out of the pile, and empty the fridge before we come.
      </li>
    </ul>

    <p>
      There are no hidden fees. The few optional extras, such as a written <b>Proof of Disposal</b>{" "}
      for <ItemPrice product="proof-disposal" />, are on the list where you can see them, and nobody
      adds them but you.
    </p>

    <h2 id="how-we-compare">How we compare</h2>

    <p>
      We claim our instant prices are <Figure of="lower-price" /> lower than big-brand haulers. You
      shouldn't take a hauler's word for that, ours included. Get our number in a minute, then ask
      the other folks these questions.
    </p>

    <CompareTable>
      <Compare ask="When do I see the price?" they="Ask if it takes a visit first">
        Online, before you book
      </Compare>
      <Compare ask="What's the least I'll pay?" they="Ask for the minimum">
        <Figure of="minimum" />
      </Compare>
      <Compare ask="What's a full truck?" they="Ask for the top price">
        Capped at <Figure of="full-truck" /> per truck
      </Compare>
      <Compare ask="How big is the truck?" they="Ask for the length of the box">
        A <Figure of="truck" /> box; we claim <Figure of="more-space" /> more space than competitors
      </Compare>
      <Compare ask="When do I pay?" they="Ask about deposits">
        When the job is done
      </Compare>
    </CompareTable>
    <p>
      The truck question matters more than it sounds. "Half a truck" is only a fair comparison when
      the trucks are the same size.
    </p>

    <h2 id="see-your-own-number">See your own number</h2>

    <p>
      You don't need a visit, a phone call or a card to find out what your pickup costs.{" "}
      <Link to="/selection" prefetch="intent">
        Choose a load size or tap your items
      </Link>
      , watch the total, and pick a day if you like it. You pay nothing now. The crew loads up, and
      you pay when the job is done.
    </p>

    <p>
      Want to bring that number down first? We wrote up{" "}
      <PostLink to="/blog/save-money-on-junk-removal">ten ways to save on junk removal</PostLink>,
      most of which cost nothing but a little planning.
    </p>
  </Sections>
);

export const words = { post, text };
