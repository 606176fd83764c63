import { formatPoints } from "#app/domain/money.ts";
import { dueCents, type Receipt } from "#app/domain/receipt.ts";
import { receiptSums } from "#app/domain/receipt-words.ts";
import { useBusiness } from "./BusinessContext.tsx";
import { Tiles } from "./Tiles.tsx";
import "#app/styles/receipt.css";

/** A receipt as it was issued, to be read and printed. */
export function ReceiptPaper({ receipt, number }: { receipt: Receipt; number: string }) {
  const { final, orderNumber, fullAddress } = receipt;
  const isPaid = dueCents(receipt) === 0;
  const { name, phone, address } = useBusiness();
  return (
    <>
      <address className="receipt__from">
        {[name, phone, address].map((line) => line && <div key={line}>{line}</div>)}
      </address>
      <div className="row between">
        <div className="stack stack--sm">
          <span className="small muted">Receipt</span>
          <Tiles text={number} size="sm" />
        </div>
        <p className="small">
          Order {orderNumber}
          <br />
          {receipt.name}
          <br />
          {fullAddress}
        </p>
        {isPaid && <span className="receipt__paid">Paid</span>}
      </div>
      {final.reason !== "" && (
        <p className="receipt__why">
          <b>Why it differs from your booking:</b> {final.reason}
        </p>
      )}
      <table>
        <caption className="vh">As booked and final</caption>
        <thead>
          <tr>
            <th scope="col">What went</th>
            <th scope="col" className="n">
              As booked
            </th>
            <th scope="col" className="n">
              Final
            </th>
          </tr>
        </thead>
        <tbody>
          {final.items.map(({ name, quantity, volume }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never change
            <tr key={at}>
              <th scope="row">
                {name}
                {quantity > 1 && `, ${quantity}`}
              </th>
              <td />
              <td>{formatPoints(volume * quantity)} points</td>
            </tr>
          ))}
          {receiptSums(receipt).map(({ label, booked, final, isTotal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a receipt never change
            <tr key={at} className={isTotal ? "receipt__total" : undefined}>
              <th scope="row">{label}</th>
              <td>{booked}</td>
              <td>{final}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
