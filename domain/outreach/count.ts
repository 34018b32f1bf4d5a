type Count = { used: number; limit: number; left: number; isOver: boolean };

/** How many characters of the limit a message uses. `left` is negative when it is too long. */
export function countAgainst(limit: number, message: string): Count {
  return { used: message.length, limit, left: limit - message.length, isOver: message.length > limit };
}
