import { type Account, accountWords } from "#app/jobs/accounts/account.ts";

export type AccountChoice = Pick<Account, "id" | "name" | "terms" | "isMonthly">;

/** The accounts that a job can be put on, and none. */
export function AccountSelect({
  accounts,
  chosen,
}: {
  accounts: readonly AccountChoice[];
  /** The id of one; "": none. */
  chosen: string;
}) {
  return (
    <div className="field">
      <label htmlFor="account">On the account of</label>
      <select className="input" id="account" name="account" defaultValue={chosen}>
        <option value="">No account</option>
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {accountWords(account)}
          </option>
        ))}
      </select>
    </div>
  );
}
