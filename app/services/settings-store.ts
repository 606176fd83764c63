import type { DeskSettings, SettingName } from "#app/domain/desk-settings.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

export type SettingsServices = {
  save: <Name extends SettingName>(
    name: Name,
    value: DeskSettings[Name],
    at: string,
  ) => Awaitable<void>;
  now: () => Date;
  /** Called once the shop shows something else, and before that is answered. */
  onShopChanged: () => void;
};
