CREATE TABLE `invoice_parts` (
	`invoice_id` integer NOT NULL,
	`receipt_id` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `receipt_id`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_parts_receipt` ON `invoice_parts` (`receipt_id`);--> statement-breakpoint
DROP INDEX `invoices_receipt`;--> statement-breakpoint
CREATE INDEX `invoices_receipt` ON `invoices` (`receipt_id`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `is_monthly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `account_monthly` integer;