CREATE TABLE `do_not_book` (
	`key` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);
