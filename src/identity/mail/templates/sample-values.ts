/** What the samples of several letters share: a link as it looks, and a time that stays the same. */
export const sampleTime = new Date('2026-11-20T18:40:00Z');

export const sampleLink = { nonce: 'Vb3nQ0e7yXk2LrT9sJf4HwZ1mCd8GpUa5iNo6KxBqEY', validUntil: new Date('2026-11-21T18:40:00Z') };
