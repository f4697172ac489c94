/** An address with the title that the device's share dialog shows. */
export type SharedAddress = { readonly title: string; readonly url: string };

/** Shares by the device's dialog; returns false on devices without one. Closing the dialog counts as shared. */
export async function shareByDevice(address: SharedAddress): Promise<boolean> {
	if (!('share' in navigator)) return false;
	await navigator.share(address).catch(() => undefined);
	return true;
}
