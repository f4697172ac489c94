/** Who waits for a hash. Networks take turns, and within a network the accounts do. */
export type HashCaller = {
	/**
	 * Names the network of the caller: for readers its network prefix (IPv4 /24, IPv6 /48; see `networkPrefix`), for staff the address or /64
	 * (see `networkOf`).
	 */
	readonly networkKey: string;
	/** Names the account that the caller wants to use. */
	readonly account: string;
};

/** Waiting items by account, the oldest first. */
type Accounts<Item> = Map<string, Item[]>;

type Network<Item> = { readonly accounts: Accounts<Item>; size: number };

/**
 * Items that wait for their turn. Networks take turns, and within a network its accounts do. So a caller who asks more often waits longer,
 * and others do not. A map keeps the order of turns: its first entry is next, and goes to the end afterwards.
 */
export class FairQueue<Item> {
	readonly #networks = new Map<string, Network<Item>>();
	#size = 0;

	get size(): number {
		return this.#size;
	}

	/** How many items of the network wait. */
	sizeOf(networkKey: string): number {
		return this.#networks.get(networkKey)?.size ?? 0;
	}

	add({ networkKey: name, account }: HashCaller, item: Item): void {
		const network = this.#networks.get(name) ?? { accounts: new Map<string, Item[]>(), size: 0 };
		const items = network.accounts.get(account) ?? [];
		items.push(item);
		network.accounts.set(account, items);
		network.size++;
		this.#size++;
		this.#networks.set(name, network);
	}

	/** Takes the item whose turn it is. */
	take(): Item | undefined {
		const [name, network] = firstOf(this.#networks);
		const [account, items] = firstOf(network?.accounts);
		const item = items?.[0];
		if (name === undefined || network === undefined || account === undefined || item === undefined) return undefined;
		this.remove({ networkKey: name, account }, item);
		moveToEnd(network.accounts, account);
		moveToEnd(this.#networks, name);
		return item;
	}

	/** Removes an item, if it still waits. */
	remove({ networkKey: name, account }: HashCaller, item: Item): boolean {
		const network = this.#networks.get(name);
		const items = network?.accounts.get(account) ?? [];
		const at = items.indexOf(item);
		if (network === undefined || at === -1) return false;
		items.splice(at, 1);
		if (items.length === 0) network.accounts.delete(account);
		network.size--;
		this.#size--;
		if (network.size === 0) this.#networks.delete(name);
		return true;
	}

	/**
	 * Removes and returns the newest item of the largest network, from its account with the most; undefined when no network has at least two
	 * more than the network of `networkKey`.
	 */
	giveWayTo(networkKey: string): Item | undefined {
		const [name, largest] = most(this.#networks, ({ size }) => size);
		if (name === undefined || largest === undefined || largest.size < this.sizeOf(networkKey) + 2) return undefined;
		const [account, items] = most(largest.accounts, ({ length }) => length);
		const item = items?.at(-1);
		if (account !== undefined && item !== undefined) this.remove({ networkKey: name, account }, item);
		return item;
	}
}

type Entry<Value> = readonly [string, Value] | readonly [];

const firstOf = <Value>(map: ReadonlyMap<string, Value> | undefined): Entry<Value> => map?.entries().next().value ?? [];

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
	const value = map.get(key);
	if (value === undefined) return;
	map.delete(key);
	map.set(key, value);
}

/** The entry with the greatest measure; the first one of several. */
function most<Value>(map: ReadonlyMap<string, Value>, measure: (value: Value) => number): Entry<Value> {
	let found: Entry<Value> = [];
	for (const entry of map) if (found[1] === undefined || measure(entry[1]) > measure(found[1])) found = entry;
	return found;
}
