import type { DeskRole } from "#app/domain/desk-person.ts";
import { Icon } from "../Icon.tsx";
import { DeskIcon } from "./DeskIcon.tsx";

export type DeskPage = {
  to: string;
  label: string;
  icon: JSX.Element;
  /** On wide screens alone, where there is room for it: phones have it under "More". */
  isOnRail?: true;
  /** On phones alone. */
  isOnDock?: true;
  /** Whose page it is; left out: the owner's alone. */
  role?: DeskRole;
};

export const INBOX_PATH = "/desk/inbox";
const MORE_PATH = "/desk/more";

/** The pages of the tab bar, five at most on a phone. */
export const DESK_PAGES: readonly DeskPage[] = [
  { to: "/desk", label: "Today", icon: <Icon name="truck" />, role: "crew" },
  { to: "/desk/calendar", label: "Calendar", icon: <Icon name="calendar" /> },
  { to: INBOX_PATH, label: "Inbox", icon: <DeskIcon name="inbox" /> },
  { to: "/desk/customers", label: "Customers", icon: <DeskIcon name="users" /> },
  { to: "/desk/reports", label: "Reports", icon: <DeskIcon name="chart-column" />, isOnRail: true },
  { to: "/desk/settings", label: "Settings", icon: <DeskIcon name="settings" />, isOnRail: true },
  { to: MORE_PATH, label: "More", icon: <DeskIcon name="ellipsis" />, isOnDock: true },
];

/** Pages that the settings lead to. */
const OF_SETTINGS = ["/desk/crew", "/desk/prices"];
/** On phones, where only "More" has a tab for them. */
const OF_MORE = [...OF_SETTINGS, "/desk/settings", "/desk/reports", "/desk/add"];

/** Whether a page's tab is marked at an address: Today also for what belongs to the day. */
export function isCurrent(to: string, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, "");
  if (to === "/desk") return here === to || here.startsWith("/desk/jobs/");
  if (to === "/desk/settings" && OF_SETTINGS.includes(here)) return true;
  if (to === MORE_PATH && OF_MORE.includes(here)) return true;
  return here === to || here.startsWith(`${to}/`);
}
