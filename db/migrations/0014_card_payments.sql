CREATE TABLE `card_checkouts` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`job_id` integer NOT NULL,
	`receipt_id` integer,
	`cents` integer NOT NULL,
	`tip_cents` integer NOT NULL,
	`state` text NOT NULL,
	`session_id` text,
	`created_at` text NOT NULL,
	`ask_at` text,
	`asks` integer NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkouts_ref_unique` ON `card_checkouts` (`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkouts_session_id_unique` ON `card_checkouts` (`session_id`);--> statement-breakpoint
CREATE INDEX `card_checkouts_job` ON `card_checkouts` (`job_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkouts_live` ON `card_checkouts` (`job_id`) WHERE "card_checkouts"."state" IN ('making', 'open', 'closing');--> statement-breakpoint
CREATE INDEX `card_checkouts_ask` ON `card_checkouts` (`ask_at`) WHERE "card_checkouts"."ask_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `card_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_events_at` ON `card_events` (`at`);--> statement-breakpoint
CREATE TABLE `card_news` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`job_id` integer,
	`at` text NOT NULL,
	`facts` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_news_key_unique` ON `card_news` (`key`);--> statement-breakpoint
CREATE TABLE `card_refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`job_id` integer NOT NULL,
	`request_id` text,
	`intent_id` text NOT NULL,
	`cents` integer NOT NULL,
	`state` text NOT NULL,
	`stripe_id` text,
	`reason` text,
	`created_at` text NOT NULL,
	`ask_at` text,
	`asks` integer NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_ref_unique` ON `card_refunds` (`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_stripe_id_unique` ON `card_refunds` (`stripe_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_request` ON `card_refunds` (`job_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `card_refunds_ask` ON `card_refunds` (`ask_at`) WHERE "card_refunds"."ask_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `stripe_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_stripe` ON `payments` (`stripe_id`) WHERE "payments"."stripe_id" IS NOT NULL;