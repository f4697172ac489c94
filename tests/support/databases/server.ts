import pg from 'pg';

/** The URL of PostgreSQL for tests. */
export const serverUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Opens a connection, runs the work and closes it. */
export async function withServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}

export const command = (url: string, text: string): Promise<void> => withServer(url, (server) => server.query(text));

export async function serverAnswers(url: string): Promise<boolean> {
	return command(url, 'select 1').then(
		() => true,
		() => false,
	);
}
