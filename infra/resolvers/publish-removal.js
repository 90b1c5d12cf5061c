/**
 * The live publisher's mutation: passes a removed row's key on to the subscribers and stores
 * nothing.
 */
export function request() {
  return { payload: null };
}

export function response(ctx) {
  return { id: ctx.arguments.id, userId: ctx.arguments.userId };
}
