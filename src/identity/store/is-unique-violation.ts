import pg from 'pg';

/** Whether a statement failed because a row with the same unique key exists (PostgreSQL `unique_violation`). */
export const isUniqueViolation = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23505';
