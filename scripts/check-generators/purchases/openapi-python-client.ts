/**
 * The contract as openapi-python-client reads it right, of the text of a contract. Of a body in two notations it sends
 * both at once, so where JSON is offered that alone stays; and it calls a class by its title, which is Chinese here, so
 * they go.
 */
export function forPythonClient(contract: string): string {
  const untitled = (_key: string, value: unknown) =>
    isTitled(value) ? { ...value, title: undefined } : value;
  const document = JSON.parse(contract, untitled) as Document;
  for (const { requestBody } of Object.values(document.paths).flatMap((path) => Object.values(path)))
    if (requestBody?.content?.[JSON_TYPE])
      requestBody.content = { [JSON_TYPE]: requestBody.content[JSON_TYPE] };
  return JSON.stringify(document);
}

const JSON_TYPE = "application/json";

type Document = {
  readonly paths: Record<string, Record<string, { requestBody?: { content?: Record<string, unknown> } }>>;
};

/** True if a value has a title that is not a property named `title`; the document's `info` does not count. */
const isTitled = (value: unknown): value is { title: string } =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  !("version" in value);

/** A purchase with openapi-python-client. */
export const OPENAPI_PYTHON_CLIENT_PROGRAM = `import os

from shop_client import Client
from shop_client.api.cart import add_cart_lines, checkout_cart
from shop_client.api.goods import list_goods
from shop_client.api.order import create_order, get_order
from shop_client.api.user import login
from shop_client.models import AddCartLinesBody, AddToCartItem, CheckoutCartBody, CreateOrderBody, Flag, InvoiceKind, LoginBody

# httpx, which it uses, keeps the cookies of one client.
with Client(base_url=os.environ["SHOP"], raise_on_unexpected_status=True) as client:
    login.sync(client=client, body=LoginBody(username="buyer", password="demo1234"))
    goods = list_goods.sync(client=client, in_stock=Flag.YES).data.list_[0]
    line = AddToCartItem(goods_id=goods.id, number=1, price=goods.price, ck_id=goods.ck_id, is_yj=goods.is_yj,
                         goods_price_id=goods.goods_price_id, ladder_price_id=goods.ladder_price_id,
                         goods_manjian_id=goods.goods_manjian_id)
    added = add_cart_lines.sync(client=client, body=AddCartLinesBody(params=[line]))
    checkout = checkout_cart.sync(client=client, body=CheckoutCartBody(ids=[each.id for each in added.data.lines]))
    order = create_order.sync(client=client, body=CreateOrderBody(
        checkout_no=checkout.data.checkout_no, address_id=1, invoice_kind=InvoiceKind.ORDINARY))
    print("ordered", get_order.sync(client=client, id=order.data.order_id).data.order_no)
`;
