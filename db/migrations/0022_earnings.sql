CREATE TABLE `donations` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	`place` text NOT NULL,
	`words` text NOT NULL,
	`entered_by` text,
	`photo` text,
	`removed_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `donations_job` ON `donations` (`job_id`);--> statement-breakpoint
CREATE TABLE `dump_trips` (
	`id` integer PRIMARY KEY NOT NULL,
	`truck_id` integer NOT NULL,
	`at` text NOT NULL,
	`place` text NOT NULL,
	`fee_cents` integer,
	`tons` integer,
	`crew_id` integer,
	`added_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`crew_id`) REFERENCES `crew_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dump_trips_at` ON `dump_trips` (`at`);--> statement-breakpoint
CREATE TABLE `job_costs` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	`words` text NOT NULL,
	`cents` integer NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_costs_job` ON `job_costs` (`job_id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` integer PRIMARY KEY NOT NULL,
	`trip_id` integer NOT NULL,
	`name` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`trip_id`) REFERENCES `dump_trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_name_unique` ON `tickets` (`name`);--> statement-breakpoint
CREATE INDEX `tickets_trip` ON `tickets` (`trip_id`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `set_off_at` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `done_at` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `people` integer;