import { NotTaken } from "#app/cart/items/NotTaken.tsx";
import { SearchInput } from "#app/cart/items/SearchInput.tsx";
import { type ItemPage, useItemSearch } from "#app/cart/items/use-item-search.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { type Cart, formatOperation, quantityOf } from "#app/prices/cart.ts";
import * as catalogSearch from "#app/prices/catalog-search.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";

const MAX_HITS = 8;

/**
 * A search for more items; each hit has a button that adds one. It is part of the draft's form, and
 * its button is the form's first: Enter searches.
 */
export function ItemFinder({ page, draft }: { page: ItemPage; draft: Cart }) {
  const { typed, found, notTaken, type, prepare } = useItemSearch(page, catalogSearch);
  // All items are found: nothing is searched for, or the answer is pending.
  const isAsked = typed.trim() !== "" && found.length < page.items.length;
  const hits = isAsked ? found.slice(0, MAX_HITS) : [];
  return (
    <div className="find" id="find">
      <div className="field">
        <label htmlFor="q">{words.add}</label>
        <div className="find__box">
          <div className="search">
            <SearchInput query={page.query} onTurnTo={prepare} onType={type} />
          </div>
          <button className="btn btn--line no-js" type="submit" formAction="#find">
            {words.search}
          </button>
        </div>
      </div>
      <p className={isAsked ? "small muted" : "vh"} role="status">
        {isAsked && foundWords(found.length, notTaken.length)}
      </p>
      {hits.length > 0 && (
        <ul className="find__hits">
          {hits.map(({ id, name, priceCents, volume }) => (
            <li key={id}>
              <span>
                <b>{name}</b>{" "}
                <small>
                  <span>{words.hit(formatMoney(priceCents), formatPoints(volume))}</span>
                  {quantityOf(draft, id) > 0 && (
                    <span>{words.alreadyOn(quantityOf(draft, id))}</span>
                  )}
                </small>
              </span>
              <button
                className="btn btn--sm btn--line"
                type="submit"
                formAction="#find"
                name="change"
                value={formatOperation({ kind: "add", id })}
                aria-label={words.addNamed(name)}
              >
                <Icon name="plus" />
                {words.addShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && <NotTaken things={notTaken} />}
    </div>
  );
}

function foundWords(found: number, notTaken: number): string {
  if (found > MAX_HITS) return words.firstOf(MAX_HITS, found);
  if (found > 0) return words.found(found);
  return notTaken > 0 ? words.notTaken : words.noMatch;
}
