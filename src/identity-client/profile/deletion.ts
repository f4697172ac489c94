import { endpoints } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { endSession } from '../session/end-session.ts';

/** Deletes the account that the nonce of the email belongs to, and signs the reader out of this browser (FLOW-16). */
export async function approveDeletion(client: Client, nonce: string): Promise<void> {
	await call(client, endpoints.approveDeletion, { params: { nonce } });
	endSession(client);
}
