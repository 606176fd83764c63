/** The spec's message for a lead form that does not hold (section 5). */
export const LEAD_ERROR = "Please add a name and a valid phone number (10+ digits).";
