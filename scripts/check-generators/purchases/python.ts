/** A purchase with the Python client of openapi-generator. */
export const PYTHON = `import os
from http.cookies import SimpleCookie
import shop_client as shop

client = shop.ApiClient(shop.Configuration(host=os.environ["SHOP"]))
response = shop.UserApi(client).login_with_http_info(username="buyer", password="demo1234")
headers = {name.lower(): value for name, value in response.headers.items()}
client.cookie = "session=" + SimpleCookie(headers["set-cookie"])["session"].value
cart = shop.CartApi(client)
line = shop.AddToCartItem(goods_id=7, number=10, ck_id=1, price=12.5, goods_price_id=0, ladder_price_id=7,
                          goods_manjian_id=0, is_yj=shop.Flag.No)
added = cart.add_cart_lines(shop.AddCartLinesBody(params=[line]))
checkout = cart.checkout_cart(shop.CheckoutCartBody(ids=[line.id for line in added.data.lines]))
orders = shop.OrderApi(client)
order = orders.create_order(shop.CreateOrderBody(
    checkout_no=checkout.data.checkout_no, address_id=1, invoice_kind=shop.InvoiceKind.Ordinary))
print("ordered", orders.get_order(order.data.order_id).data.order_no)
`;
