CREATE TABLE `trucks` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	`points` real NOT NULL,
	`stops` integer,
	`weekdays` text NOT NULL,
	`yard` text,
	`added_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
ALTER TABLE `crew_members` ADD `truck_id` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `truck_id` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `second_truck_id` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `truck_chosen_at` text;--> statement-breakpoint
ALTER TABLE `opening_offers` ADD `truck_id` integer;