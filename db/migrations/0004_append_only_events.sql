CREATE TRIGGER `job_events_no_update` BEFORE UPDATE ON `job_events` BEGIN
	SELECT RAISE(ABORT, 'job events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `job_events_no_delete` BEFORE DELETE ON `job_events` BEGIN
	SELECT RAISE(ABORT, 'job events are append-only');
END;
