import pg from 'pg';

/** unique_violation of PostgreSQL: somebody else was first. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23505';
