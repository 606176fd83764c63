CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`job_id` integer NOT NULL,
	`receipt_id` integer NOT NULL,
	`token` text NOT NULL,
	`issued_at` text NOT NULL,
	`account` text NOT NULL,
	`po_number` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_token_unique` ON `invoices` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`year`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_receipt` ON `invoices` (`receipt_id`);--> statement-breakpoint
CREATE INDEX `invoices_job` ON `invoices` (`job_id`);