import { endpoints } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { endSession } from '../session/end-session.ts';

/** Deletes the account by the nonce of the mail; its reader is signed out here (FLOW-16). */
export async function approveDeletion(client: Client, nonce: string): Promise<void> {
	await call(client, endpoints.approveDeletion, { params: { nonce } });
	endSession(client);
}
