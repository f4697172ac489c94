import { type Client, singleFlight } from '../client.ts';

/** Loads the script of a provider once for all parts of a page that ask at the same time. Callers check themselves whether it loaded. */
export const loadScript = async ({ browser, pending }: Client, address: string): Promise<void> => {
	await singleFlight(pending, address, () => browser.load(address)).catch(() => {});
};
