/** The members of a document that hold its dates. */
export const dateKeys = ['created_date', 'last_updated_date', 'publish_date', 'first_publish_date', 'display_date'] as const;
