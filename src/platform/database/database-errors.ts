// Errors of PostgreSQL that modules expect, by their codes (appendix A of its manual).
import pg from 'pg';

const hasCode = (error: unknown, code: string): boolean => error instanceof pg.DatabaseError && error.code === code;

/** Whether a statement failed because a row with the same unique key exists (`unique_violation`). */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** Whether a statement failed because a row that it names is gone, or because others name the row that it deletes (`foreign_key_violation`). */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503');

/** Whether a statement failed because a column that needs a value got none (`not_null_violation`). */
export const isMissingValue = (error: unknown): boolean => hasCode(error, '23502');
