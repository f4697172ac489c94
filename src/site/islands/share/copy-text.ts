/** How long the message that a text was copied stays, in ms. */
const messageTime = 4_000;

/** Copies a text, and says so for a while in `message`, with the words of its `data-told`. Resolves to whether scripts may use the clipboard. */
export async function copyText(text: string, message: HTMLElement): Promise<boolean> {
	const isCopied = await navigator.clipboard.writeText(text).then(
		() => true,
		() => false,
	);
	if (!isCopied) return false;
	message.textContent = message.dataset.told ?? '';
	setTimeout(() => message.replaceChildren(), messageTime);
	return true;
}
