CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`made_at` text NOT NULL,
	`spent_at` text,
	`device` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_code_hash_unique` ON `recovery_codes` (`code_hash`);