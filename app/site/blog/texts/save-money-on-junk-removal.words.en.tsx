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

const post: PostHead = {
  title: "Ten ways to save money on junk removal",
  description:
    "Ten honest ways to pay less for a junk pickup in Houston, from using up the minimum to " +
    "sharing a truck, each with the price worked out.",
  date: "2026-11-21",
  updated: "2026-11-21",
};

const text = () => (
  <Sections>
    <p>
      We'd love to haul your junk. We'd also rather you didn't pay for space you don't need, because
      folks who feel they got a fair deal tell their neighbors. So here are ten ways to bring the
      price down. A couple of them mean hiring us for less, or not at all.
    </p>

    <p>
      The dollar figures come straight from our own price rules, the same ones your cart uses. If
      you want to know how those rules work first, read{" "}
      <PostLink to="/blog/how-much-does-junk-removal-cost">
        what junk removal costs in Houston
      </PostLink>
      .
    </p>

    <h2 id="1-see-the-number-before-anyone-drives-out">
      1. See the number before anyone drives out
    </h2>

    <p>
      A price you get in your own driveway, with a crew standing there, is hard to say no to. Get it
      sooner. Ours is on the screen before you book, and there's nothing to pay up front, so you can
      hold it against any other quote.
    </p>

    <p>
      We claim to come in <Figure of="lower-price" /> lower than big-brand haulers. Test that. Ask
      each one for their minimum, their full-truck price and the length of their box, because half
      of a short truck isn't the same as half of ours. Our minimum is <Figure of="minimum" />, a
      full <Figure of="truck" /> truck is capped at <Figure of="full-truck" />, and we claim{" "}
      <Figure of="more-space" /> more space than competitors.
    </p>

    <h2 id="2-sell-or-give-away-what-still-works">2. Sell or give away what still works</h2>

    <p>
      The cheapest thing to haul is the thing that left last weekend. List the good pieces online,
      offer them to a neighbor, or call a charity that picks up furniture. A working treadmill is{" "}
      <ItemPrice product="treadmill" /> on our list and a dining set is{" "}
      <ItemPrice product="dining-set" />. That's money you keep, plus whatever somebody pays you.
    </p>

    <p>Give it a deadline, though. If nobody has come by Thursday, put it in the cart.</p>

    <h2 id="3-use-your-citys-own-pickup-first">3. Use your city's own pickup first</h2>

    <p>
      Your taxes or fees may already cover part of the pile. The City of Houston announced that from
      March 2, 2026 heavy trash moves from fixed monthly days to pickups you request through 311, up
      to four per address in a calendar year. Sugar Land has had one set bulky-waste day a month
      with no booking needed. La Porte limits the size of the pile.
    </p>

    <p>
      Rules differ by city and they change, so check yours before you drag anything out.
      Unincorporated places such as Cypress and Channelview have no city trash department; there
      it's usually a utility district or community association. If your pile is too big, too soon or
      the wrong stuff, that's when a truck earns its keep.
    </p>

    <h2 id="4-use-up-the-minimum">4. Use up the minimum</h2>

    <p>
      No pickup costs less than <Figure of="minimum" />. A microwave is{" "}
      <ItemPrice product="microwave" /> on the list, but having only a microwave hauled costs{" "}
      <CartPrice items="microwave" />. Put a recliner with it and the total is{" "}
      <CartPrice items="microwave recliner" />.
    </p>

    <p>
      So before you book something small, take a walk through the garage. Old chairs, a box fan, the
      exercise bike with the laundry on it: until your list reaches the minimum, it all goes at no
      extra cost free.
    </p>

    <h2 id="5-pick-sets-not-pieces">5. Pick sets, not pieces</h2>

    <p>
      Things that come apart together are cheaper as a set. On the list, a queen mattress, box
      spring and frame tapped one by one come to{" "}
      <CartPrice items="mattress-queen box-spring-queen bed-frame-queen" />. The Queen Bed Set is
      the same bed for <CartPrice items="bed-set-queen" />, which saves you{" "}
      <Saving from="mattress-queen box-spring-queen bed-frame-queen" to="bed-set-queen" />.
    </p>

    <p>
      The same goes for a dining table with four chairs:{" "}
      <CartPrice items="dining-table dining-chair:4" /> as pieces, <CartPrice items="dining-set" />{" "}
      as a set.
    </p>

    <h2 id="6-one-trip-beats-two">6. One trip beats two</h2>

    <p>Say you have the living room hauled this week and the laundry room next month.</p>

    <CartExample title="This week" items="sofa dresser" />

    <CartExample title="Next month" items="mattress washer" />

    <p>
      That's <CartPrice items="sofa dresser + mattress washer" /> in all. Wait until you have
      everything together and it's one pickup, charged by the space it takes:
    </p>

    <CartExample title="All at once" items="sofa dresser mattress washer" />

    <p>
      You save <Saving from="sofa dresser + mattress washer" to="sofa dresser mattress washer" /> by
      making one list instead of two.
    </p>

    <h2 id="7-try-adding-one-more-piece">7. Try adding one more piece</h2>

    <p>
      This one sounds backward. Small jobs are charged item by item, but once the items reach{" "}
      <Figure of="threshold" /> the price switches to the space they take, at <Figure of="point" />{" "}
      a point. Near that line, one more piece can lower the total.
    </p>

    <p>
      A sofa and a refrigerator cost <CartPrice items="sofa refrigerator" />. Add a coffee table and
      the cart drops to <CartPrice items="sofa refrigerator coffee-table" />. You've saved{" "}
      <Saving from="sofa refrigerator" to="sofa refrigerator coffee-table" /> and the coffee table
      is gone too. If your items are closing in on <Figure of="threshold" />, tap something small
      and see which way the total moves.
    </p>

    <h2 id="8-mind-the-quarter-marks">8. Mind the quarter marks</h2>

    <p>
      At each quarter of the truck there's a flat price, and it holds for the next{" "}
      <Figure of="reach" /> points. A sofa, a mattress, a dresser and an armchair land just past a
      quarter load and cost <CartPrice items="sofa mattress dresser armchair" />. With a microwave
      on top it's still <CartPrice items="sofa mattress dresser armchair microwave" />. Swap the
      armchair for a bigger recliner, though, and you've slipped past the mark:{" "}
      <CartPrice items="sofa mattress dresser recliner" />.
    </p>

    <p>
      So price it both ways. If the pile is mostly bags, boxes and odds and ends, compare your item
      list with a{" "}
      <Link to="/load-size" prefetch="intent">
        load size
      </Link>
      . A quarter load is <LoadPrice id="load-quarter" />, half is <LoadPrice id="load-half" />, and
      you don't have to count a thing. Flatten the boxes and nest the bins first: with a load size
      you pay for space, and air takes up space.
    </p>

    <h2 id="9-share-a-truck-with-a-neighbor">9. Share a truck with a neighbor</h2>

    <p>
      Two houses, two minimums. If you're getting rid of a mattress and the folks next door have an
      armchair to lose, that's <CartPrice items="mattress + armchair" /> as two pickups. Put both at
      one address and it's <CartPrice items="mattress armchair" /> on one booking, so you split a
      saving of <Saving from="mattress + armchair" to="mattress armchair" />.
    </p>

    <p>
      This works well before a garage sale weekend, after a storm, or at move-out time in an
      apartment building. One person books, everybody chips in, and you can see the total before you
      ask anyone for a dime.
    </p>

    <h2 id="10-take-the-discount">10. Take the discount</h2>

    <p>
      Ask our chat assistant, Your Junk Buddy. Type what you have the way you'd say it, leave a name
      and a phone number, and it takes <Figure of="discount" /> off your total. On the sofa,
      dresser, mattress and washer above, that turns{" "}
      <CartPrice items="sofa dresser mattress washer" /> into{" "}
      <DiscountedPrice items="sofa dresser mattress washer" />.
    </p>

    <p>
      It works on any cart, on top of everything else on this page, and the price you see in the
      cart already has it taken off.
    </p>

    <h2 id="before-you-book">Before you book</h2>

    <p>Three small things that keep the price where you left it:</p>

    <ul>
      <li>
        <strong>Leave out what no hauler should take.</strong> Paint, propane tanks, car batteries,
        pool chemicals and old gasoline go to a city or county household hazardous waste drop-off.
      </li>
      <li>
        <strong>Only order paperwork you need.</strong> A written Proof of Disposal is{" "}
        <ItemPrice product="proof-disposal" />. Add it if a landlord asks for one, and skip it if
        not.
      </li>
      <li>
        <strong>Count honestly.</strong> If there's more than you booked, the crew shows you the new
        price before loading the extra. Better to see it on your own screen first.
      </li>
    </ul>

    <p>
      Ready to try it?{" "}
      <Link to="/selection" prefetch="intent">
        Get your instant price
      </Link>
      . Tap what's leaving, play with the list until you like the total, and pick a day. You pay
      when the job is done.
    </p>
  </Sections>
);

export const words = { post, text };
