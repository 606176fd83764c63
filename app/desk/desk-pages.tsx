import { Icon } from "#app/ui/Icon.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import type { DeskRole } from "./sign-in/desk-person.ts";
import { words } from "./words/desk-words.ts";

type DeskPage = {
  to: string;
  label: string;
  icon: JSX.Element;
  /** On wide screens only; on phones the page is under "More". */
  isOnRail?: true;
  /** On phones only. */
  isOnDock?: true;
  /** Who may open the page; left out: the owner only. */
  role?: DeskRole;
};

export const INBOX_PATH = "/desk/inbox";
const MORE_PATH = "/desk/more";

/** The pages of the tab bar, at most five of them on a phone. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    to: "/desk",
    get label() {
      return words.today;
    },
    icon: <Icon name="truck" />,
    role: "crew",
  },
  { to: "/desk/calendar", label: "Calendar", icon: <Icon name="calendar" /> },
  { to: INBOX_PATH, label: "Inbox", icon: <DeskIcon name="inbox" /> },
  { to: "/desk/customers", label: "Customers", icon: <DeskIcon name="users" /> },
  { to: "/desk/money", label: "Money", icon: <DeskIcon name="wallet" />, isOnRail: true },
  { to: "/desk/reports", label: "Reports", icon: <DeskIcon name="chart-column" />, isOnRail: true },
  { to: "/desk/settings", label: "Settings", icon: <DeskIcon name="settings" />, isOnRail: true },
  { to: MORE_PATH, label: "More", icon: <DeskIcon name="ellipsis" />, isOnDock: true },
];

/** Pages that are reached from Today. */
const OF_TODAY = ["/desk/jobs", "/desk/balance", "/desk/trips"];
/** Pages that are reached from the settings. */
const OF_SETTINGS = ["/desk/crew", "/desk/trucks", "/desk/prices"];
/** Pages that on phones are reached from "More". */
const OF_MORE = [
  ...OF_SETTINGS,
  "/desk/settings",
  "/desk/money",
  "/desk/reports",
  "/desk/add",
  "/desk/quotes",
];

/** Whether a page's tab is marked as current at an address. Today is marked for jobs of the day too. */
export function isCurrent(to: string, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, "");
  const isIn = (path: string) => here === path || here.startsWith(`${path}/`);
  if (to === "/desk") return here === to || OF_TODAY.some(isIn);
  if (to === "/desk/customers" && isIn("/desk/accounts")) return true;
  if (to === "/desk/settings" && OF_SETTINGS.some(isIn)) return true;
  if (to === MORE_PATH && OF_MORE.some(isIn)) return true;
  return isIn(to);
}
