CREATE TABLE `customer_notes` (
	`key` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL,
	`changed_at` text NOT NULL
);
